"""Planning ahead: projects are fitted one after another into a timetable of a seat's transporters and goods.

Read `agenda` and `timetable` first; `fitting` begins everything, and `carrying_out` plays it by the rules.
"""
