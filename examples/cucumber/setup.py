"""Compiles the rules where there is a C compiler."""

from setuptools import setup

from lautta.compiler import extensions

setup(ext_modules=extensions("cucumber.rules:TABLE", "cucumber.thinking:THINKING", where="src"))
