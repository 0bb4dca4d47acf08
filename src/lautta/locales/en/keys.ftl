# How somebody comes back to their games without a device where they are signed in.

keys-title = Keep my games
keys-why = Only this browser knows your games. With one of these you can come back if its data is cleared or you lose the device.
keys-remove = Remove
keys-removed = Removed.
keys-phrase = Recovery phrase
keys-phrase-why = Eight words to write down. They work on any device.
keys-phrase-made = Made on { $day }.
keys-phrase-make = Make a phrase
keys-phrase-again = Replace it
keys-phrase-shown = Write these words down in this order. You see them only now, and whoever has them can play as you.
keys-phrase-copy = Copy
keys-phrase-copied = Copied.
keys-phrase-save = Save as a file
keys-phrase-file = The recovery phrase for your games at { $address }:
keys-phrase-done = I have written it down
keys-passkey = Passkey
keys-passkey-why = Your fingerprint, face or PIN lets you in, wherever your passkeys are synced.
keys-passkey-add = Add a passkey
keys-passkey-added = Your passkey is saved.
keys-passkey-here = This device already has a passkey for you.
keys-mail = Email
keys-mail-why = A link sent to your address lets you in.
keys-mail-is =
    { $confirmed ->
        [true] { $address }
       *[false] { $address } – not confirmed yet: open the link in the mail.
    }
keys-mail-address = Your email address
keys-mail-send = Confirm
keys-mail-sent = A mail is on its way to { $address }. Open the link in it to confirm the address.
keys-confirm-why = Your address can then bring you back to your games. If you did not ask for this, just close the page.
keys-confirm-title = Is this your address?
keys-confirm-do = Yes, it is mine
keys-confirm-done = { $address } is confirmed. From now on it can bring you back to your games.
keys-confirm-play = On to the games
keys-enter-title = Sign in here?
keys-enter-why = This device will then have your name and seats instead of its own. The link works once.
keys-enter-do = Sign in
keys-in = I have played here before
keys-in-why = This device will then have your name and seats instead of its own.
keys-in-typed = A code from another device or your recovery phrase
keys-in-use = Use it
keys-in-passkey = Use a passkey
keys-in-mail = Send me a link
keys-in-mail-sent = If somebody here has confirmed this address, a mail is on its way. The link in it works for 15 minutes.
keys-in-done = Done: your tables are here now.
keys-offer = Only this browser knows your games. Want to be able to come back if its data is cleared?
keys-offer-no = No, thanks
