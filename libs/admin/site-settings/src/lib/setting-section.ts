import type { DraftTarget } from '@lereng/admin-kit/form';
import { paths } from '@lereng/web-feature';
import { words } from './words';

/** Each form of the page has a draft of its own; all are found on the page. */
export const draftOf = (form: string, title: string): DraftTarget => ({
  key: `${paths.admin.siteSettings.getHref()}#${form}`,
  title: `${words.title}, ${title}`,
});
