"""What a browser says of itself, as far as people tell their devices apart by it: its family, and its system."""

BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser/": "Samsung Internet", "Firefox/": "Firefox", "FxiOS/": "Firefox",
    "Chrome/": "Chrome", "CriOS/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
SYSTEMS = {
    "Android": "Android", "iPhone": "iOS", "iPad": "iPadOS", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip


def browser_and_system(agent: str) -> tuple[str, str]:
    """The families of a browser and of its system, empty if they are unknown: in order, as most claim to be others too.

    >>> browser_and_system("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    ('Firefox', 'Linux')
    >>> browser_and_system("Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0")
    ('Chrome', 'Android')
    """
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), "")
    return browser, next((name for mark, name in SYSTEMS.items() if mark in agent), "")
