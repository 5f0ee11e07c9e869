import type { Locale } from '@lereng/shared-domain';
import { RELOAD_NOTICE_ID } from '../document/dom-ids';
import { documentWordsIn } from '../document-words';
import { wordsIn } from '../words';

/** In every server-rendered document, hidden: shown by `deferred-hydration` where the application does not load. */
export function ReloadNotice({ locale }: { locale: Locale }) {
  const { notLoaded } = documentWordsIn(locale);
  const { reload } = wordsIn(locale).failed;
  return (
    <p
      id={RELOAD_NOTICE_ID}
      role="alert"
      hidden
      className="fixed inset-x-4 bottom-4 z-30 mx-auto w-fit rounded-card border border-line bg-surface px-4 py-3 shadow-soft print:hidden with-bottom-bar:tall:max-md:bottom-24"
    >
      {notLoaded}{' '}
      <a className="font-semibold text-accent underline" href="">
        {reload}
      </a>
    </p>
  );
}
