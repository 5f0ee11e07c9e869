import type { Locale } from '@lereng/shared-domain';
import { Loader } from '@lereng/web-ui';
import { ADMIN_TEXTS } from '../admin-texts';
import { wordsIn } from '../words';

/**
 * Stands in the back office's document until its script is there, which on a slow line takes seconds. Styles alone
 * end it in a message: the script that could do so may be what does not load.
 */
export function AdminPlaceholder({ locale }: { locale: Locale }) {
  const { reload } = wordsIn(locale).failed;
  return (
    <div className="grid min-h-svh place-items-center text-center noscript:hidden">
      <Loader label={ADMIN_TEXTS.loading} className="ends-when-late col-start-1 row-start-1" />
      <p className="begins-when-late col-start-1 row-start-1 px-6">
        {ADMIN_TEXTS.notLoaded}{' '}
        <a className="text-accent underline" href="">
          {reload}
        </a>
      </p>
    </div>
  );
}
