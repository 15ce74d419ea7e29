"""MkDocs calls this module: it adds the pages and files that do not lie in docs/.

They are the pages of the project's root, such as CHANGELOG.md, the HTTP API, the fonts, and a page
for every source file that another page links to, so that no link leaves the site.
"""

import posixpath
import re
import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent.parent
if str(ROOT) not in sys.path:  # MkDocs loads this file alone
    sys.path.insert(0, str(ROOT))

from tools.documentation.http_api import api_page  # noqa: E402

ROOT_PAGES = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
FONTS = "web/node_modules/@fontsource-variable/nunito/files"
LINK = re.compile(r"(?<=\]\()(?!\w+:|#)([^)\s#]+)(#[^)\s]*)?(?=\))")
LANGUAGES = {".py": "python", ".js": "javascript", ".toml": "toml", ".yaml": "yaml"}


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what does not lie in docs/."""
    pages = {file.src_uri: file.content_string for file in files.documentation_pages()}
    for name in ROOT_PAGES:
        pages[name.lower()] = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, name.lower(), content=pages[name.lower()]))
    for path in sorted({path for page in pages for path in _sources(page, pages[page])}):
        content = _source_page(path)
        files.append(File.generated(config, _place(path), content=content))
    files.append(File.generated(config, "http.md", content=api_page()))
    added = {"assets/favicon.svg": "web/public/favicon.svg"}
    for kind in ("latin", "latin-ext", "cyrillic"):
        added[f"assets/nunito-{kind}.woff2"] = f"{FONTS}/nunito-{kind}-wght-normal.woff2"
    for uri, path in added.items():
        files.append(File.generated(config, uri, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001
    """Return the page with links that stay on the site."""
    uri = page.file.src_uri
    if uri.startswith("source/"):
        return markdown

    def lead(found: re.Match[str]) -> str:
        path = _target(uri, found[1])
        there = posixpath.relpath(_place(path), posixpath.dirname(uri) or ".")
        return there + (found[2] or "")

    return LINK.sub(lead, markdown)


def _home(uri: str) -> str:
    """Return where a page of the site lies in the project."""
    root = {name.lower(): name for name in ROOT_PAGES}
    return root.get(uri, f"docs/{uri}")


def _target(uri: str, link: str) -> str:
    """Return the file of the project that a page links to."""
    return posixpath.normpath(posixpath.join(posixpath.dirname(_home(uri)), link))


def _place(path: str) -> str:
    """Return where a file of the project is on the site."""
    if path in ROOT_PAGES:
        return path.lower()
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"source/{path}.md"


def _sources(uri: str, text: str) -> list[str]:
    """Return the files and folders outside docs/ that a page links to."""
    found = (_target(uri, link) for link, _ in LINK.findall(text))
    return [path for path in found if _place(path).startswith("source/")]


def _source_page(path: str) -> str:
    """Return a page that shows a file, or the README or the list of a folder."""
    head = f"---\ntitle: {path}\nsearch:\n  exclude: true\n---\n"
    file = ROOT / path
    if file.is_dir():
        readme = file / "README.md"
        if readme.exists():
            return head + _unlinked(readme.read_text(encoding="utf-8"))
        names = "\n".join(f"- `{inner.name}`" for inner in sorted(file.iterdir()))
        return f"{head}# `{path}`\n\n{names}\n"
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return head + _unlinked(text)
    language = LANGUAGES.get(file.suffix, "text")
    return f'{head}# `{path}`\n\n``````{language} linenums="1"\n{text}``````\n'


def _unlinked(text: str) -> str:
    return re.sub(r"\[([^\]]*)\]\((?!\w+:)[^)]*\)", r"\1", text)
