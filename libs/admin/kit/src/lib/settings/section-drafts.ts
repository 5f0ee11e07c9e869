import type { Path } from '@lereng/web-feature';
import type { DraftTarget } from '../form';

/**
 * Each form of a page has a draft of its own; all are found on the page.
 * @param pageTitle of the page on screen, before the form's title
 */
export const sectionDrafts =
  (page: Path, pageTitle: string) =>
  (form: string, title: string): DraftTarget => ({
    key: `${page.getHref()}#${form}`,
    title: `${pageTitle}, ${title}`,
  });
