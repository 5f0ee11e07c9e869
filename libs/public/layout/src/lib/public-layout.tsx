import { OrderSummarySlot, useVenue } from '@lereng/public-kit';
import { useRead } from '@lereng/web-data-access';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { type Layout, type LayoutProps, usePageEnvironment } from '@lereng/web-feature';
import { Loader } from '@lereng/web-ui';
import { Suspense } from 'react';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { NoticeBanner } from './notice-banner';
import { useRenewal } from './use-renewal';
import { useWords } from './words';

const CONTENT = 'konten';
const NO_LINKS: SocialMedia[] = [];

/**
 * Bar and footer are hydrated in steps of their own. Renders pages when the social links are loaded, so that pages find them in the store; after a
 * failure the list is empty.
 */
function PublicLayout({ navigation, children }: LayoutProps) {
  const words = useWords();
  const { locale } = usePageEnvironment();
  const { data: links, error } = useRead('listSocialMedia');
  // Not `isLoading`: a refetch after a failure would unmount the page that started it.
  const waiting = !links && !error;
  const venue = useVenue();
  const named = navigation.map(({ nameKey = '', ...entry }) => ({
    ...entry,
    label: venue.text(nameKey) ?? entry.label,
    lang: venue.lang(nameKey),
  }));
  // Pages and the footer read it from the store.
  useRead('listCalendar');
  useRenewal();
  return (
    <>
      <a
        href={`#${CONTENT}`}
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-chip bg-surface-raised px-5 py-3 font-semibold text-default shadow-soft focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <Suspense>
        <Navbar navigation={named} siteName={venue.siteName} logo={venue.logo} />
      </Suspense>
      <div className="pt-bar over-hero:pt-0 print:pt-0">
        <NoticeBanner notice={venue.notice} />
        {/* While a page arrives, it moves up where it begins with a hero: not seen, that is no shift. */}
        <main
          id={CONTENT}
          tabIndex={-1}
          className="min-h-[calc(80svh-var(--spacing-bar))] empty:invisible over-hero:min-h-[80svh]"
        >
          {waiting ? <Loader locale={locale} className="min-h-[60svh]" /> : children}
        </main>
      </div>
      <Suspense>
        <Footer navigation={named} links={links ?? NO_LINKS} venue={venue} />
        <OrderSummarySlot />
      </Suspense>
    </>
  );
}

export const publicLayout: Layout = {
  component: PublicLayout,
  // Its code is that of the store, which a first visit does without.
  load: async (context) => (await import('./load-layout')).loadLayout(context),
};
