# Addresses where there is nothing, and browsers that the server does not know.

lost-title = There is nothing at this address
lost-why = It may be mistyped, or what was there is gone.
lost-stranger = This server does not know your browser
lost-stranger-another = It uses another database than the one with your tables: perhaps it was started with another data folder.
lost-stranger-gone = It may have been restored from a backup that is older than your first visit, or this device was signed out.
lost-stranger-kept = This browser keeps what identifies you. When the server with your tables is back, you are yourself again.
lost-stranger-again = Try again
lost-stranger-new = Go on as a new guest
lost-stranger-before = I have played here before
