# What mails say that somebody asked for on the page.

mail-confirm-title = Is this your address?
mail-confirm =
    Somebody gave this address at { $host }, where people play board games: probably you.

    To confirm that it is yours, open this page and press the button there:

    { $link }

    The link works for a day. If this was not you, do nothing: nobody will write to you again.
mail-enter-title = Your way back to your games
mail-enter =
    Somebody wants to sign in with this address: probably you. Open the link on the device where you want to play, and press the button there:

    { $links }

    It works once, for 15 minutes. If this was not you, do nothing, and pass it on to nobody: whoever has the link can play in your name.
