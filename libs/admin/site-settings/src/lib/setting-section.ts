import { sectionDrafts } from '@lereng/admin-kit/settings';
import { paths } from '@lereng/web-feature';
import { words } from './words';

export const draftOf = sectionDrafts(paths.admin.content('site-settings'), words.title);
