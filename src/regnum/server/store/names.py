"""Names as people see them, and as they are compared."""

from __future__ import annotations

import unicodedata

#: letters and signs that show nothing: Hangul fillers, the empty Braille cell, joiners, selectors
BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f") | {chr(n) for n in range(0xFE00, 0xFE10)}
#: signs that are set over, under or through a letter
MARKS = (
    *(range(0x0300, 0x0370), range(0x1AB0, 0x1B00), range(0x1DC0, 0x1E00)),
    *(range(0x20D0, 0x2100), range(0xFE20, 0xFE30)),
)
#: letters and digits that look like Latin ones, small or capital
ALIKE = (
    # Cyrillic, Greek
    ("авеёкмнорстухіїјѕԁһԛԝӏьѵү", "abeëkmhopctyxiïjsdhqwibvy"),
    ("αβεζηικμνορτυχ", "abezhikmnoptyx"),
    # digits, and what is one stroke everywhere
    ("01l|ıɩǀ", "oiiiiii"),  # noqa: RUF001
    # other forms of the Latin ones themselves
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡ", "abcdefghijkimnoprstuvwyzag"),
    # Lisu, Cherokee, Canadian syllabics, Coptic, Armenian
    ("ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ", "bpdtgkjczfmnisrvhwxyaeiou"),  # noqa: RUF001
    ("ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏔᏙᏚᏞᏟᏢᏦᏴᏏᏧᏂ", "drtiajewmhygzwvsicpkbbdh"),  # noqa: RUF001
    ("ᗅᗷᑕᗞᗪᖴᕼᒍᒪᗰᑎᑭᖇᑌᐯ᙭ᑯᖯᑲ", "abcddfhjimnpruvxdbb"),  # noqa: RUF001
    ("ⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abehikmnopctyx"),
    ("օոսհցզյ", "onuhgqj"),
)
LOOKS_LIKE = str.maketrans(*("".join(each) for each in zip(*ALIKE, strict=True)))


def tidy(text: str) -> str:
    """Text with single spaces and nothing that cannot be printed.

    >>> tidy("  Anna \\u200b\\n  Maria ")
    'Anna Maria'
    """
    spaced = " ".join(text.split())
    return " ".join("".join(sign for sign in spaced if sign.isprintable()).split())


def compared(name: str) -> str:
    """A name without what people do not see: case, width, spaces, marks of format.

    >>> compared("\\uff21nna\\u00a0 Maria") == compared("anna\\u200bMARIA")
    True
    >>> compared("\\u3164")
    ''
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(
        sign for sign in folded if sign not in BLANK and unicodedata.category(sign)[0] not in "ZC"
    )


def likeness(name: str) -> str:
    """A name as the eye takes it: letters of several alphabets that look alike are one, and a mark
    with which no letter is written is none.

    >>> likeness("\u0410nna") == likeness("anna\u0335")
    True
    >>> likeness("A\u0301nna") == likeness("anna")
    False
    """
    letters = (sign for sign in compared(name) if not any(ord(sign) in each for each in MARKS))
    return "".join(letters).translate(LOOKS_LIKE)


def cut(name: str, most: int) -> str:
    """A name as it is shown where there is no room for more: what is compared is this."""
    return tidy(name)[:most].rstrip()
