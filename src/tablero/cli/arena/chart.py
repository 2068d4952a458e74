"""Win shares with their intervals as a picture (SVG)."""

from __future__ import annotations

from html import escape

ROW, LEFT, WIDTH, TOP = 28, 190, 420, 34
STYLE = "text{font:13px sans-serif;fill:#333}.par{stroke:#999;stroke-dasharray:4 3}"


def chart(title: str, rows: list[dict[str, object]], par: float) -> str:
    """A bar for each bot, a whisker for its interval, a line where equal players would be."""
    height = TOP + ROW * len(rows) + 26
    width = LEFT + WIDTH + 70
    par_at = LEFT + WIDTH * par
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text x="8" y="20" font-weight="bold">{escape(title)}</text>',
    ]
    for place, row in enumerate(rows):
        drawn += bar(row, TOP + ROW * place)
    foot = height - 8
    drawn += [
        f'<line class="par" x1="{par_at:.1f}" y1="{TOP}" x2="{par_at:.1f}" y2="{foot - 14}"/>',
        f'<text x="{par_at:.1f}" y="{foot}" text-anchor="middle">par {par:.1%}</text>',
        "</svg>",
    ]
    return "\n".join(drawn) + "\n"


def bar(row: dict[str, object], top: int) -> list[str]:
    share, interval = row["share"], row["interval95"]
    assert isinstance(share, float)
    assert isinstance(interval, list)
    middle = top + ROW // 2
    low, high = (LEFT + WIDTH * float(end) for end in interval)
    name, long, high_bar = str(row["bot"]), WIDTH * share, ROW - 10
    short = name if len(name) <= 26 else name[:25] + "…"
    return [
        f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(short)}</text>',
        f'<rect x="{LEFT}" y="{top + 5}" width="{long:.1f}" height="{high_bar}" fill="#7aa6c2"/>',
        f'<line x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}" stroke="#222"/>',
        f'<text x="{LEFT + WIDTH + 8}" y="{middle + 4}">{share:.1%}</text>',
    ]
