import { DEFAULT_PALETTE, paletteStyle } from '@lereng/shared-domain/look';
import { pagePath, type Head, type Site } from '@lereng/web-feature';
import { iconLinks } from '@lereng/web-ui';
import { headTags, type HeadTag } from './head-tags';
import { HEAD_ATTRIBUTE, PAPER_FOOT_ID, ROOT_ID, STATE_ID } from './dom-ids';
import type { PageAssets } from './page-assets';
import type { HydrationState } from './hydration-state';
import { withWidths } from './picture-widths';

export interface DocumentParts {
  head: Head;
  site: Site;
  assets: PageAssets;
  state: HydrationState;
  /** Markup of the application; empty for a client-rendered area. */
  markup: string;
  /** Markup that only paper shows, below the application. */
  paperFoot?: string;
  /** The hidden line that offers to load a server-rendered page again. */
  reloadNotice?: string;
  /** Fallback for browsers without scripts, where `markup` is empty. */
  noScript?: string;
}

/**
 * Renders the HTML document. Meta tags come first, as some crawlers read only the first kilobytes;
 * structured data comes last. It has no inline script but one that never changes, so the CSP needs no nonce and the
 * document can be cached.
 */
export function renderDocument(parts: DocumentParts): string {
  const { head, site, assets, state, markup, paperFoot, reloadNotice = '', noScript } = parts;
  const tags = headTags(head, site, state.locale);
  const isData = ({ tag }: HeadTag) => tag === 'script';
  const lines = [
    '<!doctype html>',
    `<html lang="${state.locale}"${site.palette ? ` style="${paletteStyle(site.palette)}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...tags.filter((tag) => !isData(tag)).map(renderTag),
    // React renders anew what iOS has turned into links before hydration.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<meta name="theme-color" content="${(site.palette ?? DEFAULT_PALETTE).surface}">`,
    ...iconLinks(site.icon).map((link) => `<link${attributesOf(link)}>`),
    `<link rel="manifest" href="${pagePath(site, '/site.webmanifest')}">`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts(assets),
    ...tags.filter(isData).map(renderTag),
    '</head>',
    '<body>',
    `<div id="${ROOT_ID}">${markup}</div>`,
    ...(paperFoot ? [`<div id="${PAPER_FOOT_ID}">${paperFoot}</div>`] : []),
    reloadNotice,
    ...(noScript ? [`<noscript>${noScript}</noscript>`] : []),
    `<script type="application/json" id="${STATE_ID}">${serialise(withWidths(state))}</script>`,
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
}

function scripts({ deferredHydration, reporter, entry, modules }: PageAssets): string[] {
  if (deferredHydration === undefined) {
    return [
      ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
      `<script type="module" src="${entry}"></script>`,
    ];
  }
  const dataAttributes = `data-entry="${entry}" data-modules="${modules.join(' ')}" data-reporter="${reporter}"`;
  return [
    `<script type="module" async fetchpriority="low" src="${deferredHydration}" ${dataAttributes}></script>`,
  ];
}

/** JSON for a script element: content cannot close the element or inject markup. */
export function serialise(value: unknown): string {
  return JSON.stringify(value).replace(
    // JSON leaves these control characters as they are.
    /[<\x7f-\x9f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function renderTag({ tag, attributes, text }: HeadTag): string {
  const list = attributesOf({ ...attributes, [HEAD_ATTRIBUTE]: '' });
  if (text === undefined) return `<${tag}${list}>`;
  // Script text is not entity-decoded by the browser; JSON has its own escape for `<`.
  const content = tag === 'script' ? text.replaceAll('<', '\\u003c') : escapeHtml(text);
  return `<${tag}${list}>${content}</${tag}>`;
}

const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');
