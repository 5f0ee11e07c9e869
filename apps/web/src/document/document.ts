import type { Head, Site } from '@lereng/web-feature';
import { headTags, type HeadTag } from './head-tags';
import { HEAD_MARK, ROOT_ID, STATE_ID } from './marks';
import type { PageAssets } from './page-assets';
import type { ServedState } from './served-state';

export interface DocumentParts {
  head: Head;
  site: Site;
  assets: PageAssets;
  state: ServedState;
  /** Markup of the application; empty where the browser renders it. */
  markup: string;
  /** Markup for browsers without scripts, where `markup` is empty. */
  noScript?: string;
}

/**
 * The whole HTML document. What previews and search engines read comes first, since some of them
 * read only the first kilobytes; only the structured data, whose readers read everything and which
 * may be long, lets the page's files go before it. It holds no script of its own, so that the security policy needs
 * neither a nonce nor an exception and the document may be kept.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, site, assets, state, markup, noScript } = parts;
  const tags = headTags(head, site);
  const isData = ({ tag }: HeadTag) => tag === 'script';
  const lines = [
    '<!doctype html>',
    '<html lang="id">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...tags.filter((tag) => !isData(tag)).map(renderTag),
    '<meta name="theme-color" content="#faf7f2">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts(assets),
    ...tags.filter(isData).map(renderTag),
    '</head>',
    '<body>',
    `<div id="${ROOT_ID}">${markup}</div>`,
    ...(noScript ? [`<noscript>${noScript}</noscript>`] : []),
    `<script type="application/json" id="${STATE_ID}">${serialise(state)}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
}

function scripts({ starter, entry, modules }: PageAssets): string[] {
  if (starter === undefined) {
    return [
      ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
      `<script type="module" src="${entry}"></script>`,
    ];
  }
  const later = `data-entry="${entry}" data-modules="${modules.join(' ')}"`;
  return [`<script type="module" async fetchpriority="low" src="${starter}" ${later}></script>`];
}

/** JSON that no content can end early or turn into markup. */
export function serialise(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function renderTag({ tag, attributes, text }: HeadTag): string {
  const list = Object.entries({ ...attributes, [HEAD_MARK]: '' })
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
  if (text === undefined) return `<${tag}${list}>`;
  // A script's text is not unescaped by the browser; JSON has an escape of its own for `<`.
  const content = tag === 'script' ? text.replaceAll('<', '\\u003c') : escapeHtml(text);
  return `<${tag}${list}>${content}</${tag}>`;
}
