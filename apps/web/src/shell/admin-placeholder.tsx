import { Loader } from '@lereng/web-ui';
import { words } from '../words';

/** Stands in the back office's document until its script is there, which on a slow line takes seconds. */
export function AdminPlaceholder() {
  return <Loader label={words.admin.loading} className="min-h-svh noscript:hidden" />;
}
