import type { Head, Site } from '@lereng/web-feature';
import { headTags } from './head-tags';
import { HEAD_MARK } from './marks';

/** Puts a page's head in the place of the last one's. */
export function showHead(page: Document, head: Head, site: Site): void {
  for (const old of page.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  for (const { tag, attributes, text } of headTags(head, site)) {
    if (tag === 'title') {
      page.title = text ?? '';
      page.querySelector('title')?.setAttribute(HEAD_MARK, '');
      continue;
    }
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_MARK, '');
    if (text !== undefined) element.textContent = text;
    page.head.append(element);
  }
}
