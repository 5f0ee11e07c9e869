import type { Locale } from '@lereng/shared-domain';
import type { Head, Site } from '@lereng/web-feature';
import { headTags } from './head-tags';
import { HEAD_ATTRIBUTE } from './dom-ids';
import { updateLook } from './update-look';
import { updatePaperFoot } from './paper-foot';

/** Replaces the previous page's head elements, and its URL on paper. */
export function updateHead(page: Document, head: Head, site: Site, locale: Locale): void {
  for (const old of page.head.querySelectorAll(`[${HEAD_ATTRIBUTE}]`)) old.remove();
  for (const { tag, attributes, text } of headTags(head, site, locale)) {
    if (tag === 'title') {
      page.title = text ?? '';
      page.querySelector('title')?.setAttribute(HEAD_ATTRIBUTE, '');
      continue;
    }
    const element = page.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_ATTRIBUTE, '');
    if (text !== undefined) element.textContent = text;
    page.head.append(element);
  }
  if (head.look) updateLook(page, head.look);
  updatePaperFoot(page, head, site);
}
