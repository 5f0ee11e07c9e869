import type { Page } from 'playwright-core';

/** A text of a document, and where it is. */
export interface TextAt {
  text: string;
  where: string;
  lang: string;
  /** Whether it is a text of an element that is shown, and no attribute or the like. */
  isContent: boolean;
  /** Whether it is a message to the venue: what a link opens a chat with, or a visitor copies. */
  isMessage: boolean;
}

/** Every text that people may read, hear or be sent from a page as it is now: of its head, elements and attributes. */
export const everyText = (page: Page): Promise<TextAt[]> => page.evaluate(collect, null);

/** The same of a document that the server has sent, with what is there for browsers without scripts. */
export const everyTextOf = (page: Page, html: string): Promise<TextAt[]> =>
  page.evaluate(collect, html);

/** Runs in the browser. @param html a document; the present one if it is null */
function collect(html: string | null): TextAt[] {
  const whole = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
  const found: TextAt[] = [];

  const CHAT = ' (chat)';
  const VALUE = ' (value)';
  const PRINTED = '[data-line]';
  const SPOKEN =
    /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|data-.+)$/;
  /** What machines read: the contents of other `meta` elements are texts. */
  const MACHINE_META =
    /^(viewport|robots|theme-color|format-detection|twitter:(card|image)|og:(type|locale|url|image|image:(type|width|height))|product:price:.+)$/;
  /** The same of structured data, beside `@type` and the like. */
  const MACHINE_DATA = ['addressCountry', 'dayOfWeek', 'inLanguage', 'priceCurrency'];
  const ISO_DURATION = /^P(\d+D)?(T[\dHMS]+)?$/;

  function pathOf(element: Element | null): string {
    const names: string[] = [];
    for (let each = element; each && names.length < 4; each = each.parentElement) {
      const id = /^[a-z-]+$/.test(each.id) ? `#${each.id}` : '';
      names.unshift(each.localName + id);
    }
    return names.join(' > ');
  }
  function add(element: Element, what: string, text: string | null): void {
    if (!text?.trim()) return;
    found.push({
      text: text.trim(),
      where: pathOf(element) + what,
      lang: element.closest('[lang]')?.getAttribute('lang') ?? '',
      isContent: ['', PRINTED].includes(what) && whole.body.contains(element),
      isMessage: what === CHAT || (what === VALUE && element.matches('textarea[readonly]')),
    });
  }
  function addData(element: Element, what: string, value: unknown): void {
    if (typeof value === 'string' && !ISO_DURATION.test(value)) add(element, ` ${what}`, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (key.startsWith('@') || MACHINE_DATA.includes(key)) continue;
      addData(element, Array.isArray(value) ? what : `${what}.${key}`, each);
    }
  }
  function addAttributes(element: Element): void {
    for (const { name, value } of element.attributes)
      if (SPOKEN.test(name) && value !== 'true') add(element, `[${name}]`, value);
    if (element.localName === 'meta') {
      const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
      if (!MACHINE_META.test(name)) add(element, `[${name}]`, element.getAttribute('content'));
    }
    const href = element.getAttribute('href') ?? '';
    if (/^https:\/\/wa\.me\//.test(href))
      add(element, CHAT, new URL(href).searchParams.get('text'));
    const field = element as HTMLInputElement;
    const isField = ['input', 'textarea'].includes(element.localName);
    if (isField && !['date', 'hidden'].includes(field.type)) add(element, VALUE, field.value);
  }
  function addDrawn(element: Element): void {
    for (const part of ['::before', '::after'])
      for (const [, text = ''] of getComputedStyle(element, part).content.matchAll(/"([^"]*)"/g))
        add(element, part, text);
  }

  for (const element of whole.querySelectorAll('*')) {
    if (element.localName === 'script') {
      if (element.getAttribute('type') === 'application/ld+json')
        addData(element, 'JSON-LD', JSON.parse(element.textContent));
      continue;
    }
    // With scripts, it is one text, of markup; a style has no words.
    if (element.localName === 'style' || (html === null && element.localName === 'noscript'))
      continue;
    addAttributes(element);
    if (html === null) addDrawn(element);
    if (element.localName === 'textarea') continue;
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) add(element, '', node.nodeValue);
  }
  return found;
}
