import { loadVenue, useVenue } from '@lereng/public-kit';
import {
  socialMediaApi,
  useListSocialMediaQuery,
  type SocialMedia,
} from '@lereng/web-data-access/social-media';
import type { Layout, LayoutProps } from '@lereng/web-feature';
import { Loader } from '@lereng/web-ui';
import { Footer } from './footer';
import { Navbar } from './navbar';
import { words } from './words';

const CONTENT = 'konten';
const NO_LINKS: SocialMedia[] = [];

/**
 * Waits for the social links before it shows a page: pages find them in the store, under the same
 * query. A failed call leaves an empty list.
 */
function PublicLayout({ navigation, children }: LayoutProps) {
  const { data: links, error } = useListSocialMediaQuery();
  // Not `isLoading`: a page that asks once more after a failure would take itself away by it.
  const waiting = !links && !error;
  const { siteName, siteDescription } = useVenue();
  return (
    <>
      <a
        href={`#${CONTENT}`}
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-chip bg-white px-5 py-3 font-semibold text-lava shadow-soft focus:translate-y-0"
      >
        {words.skipToContent}
      </a>
      <Navbar navigation={navigation} siteName={siteName} />
      <main id={CONTENT} tabIndex={-1} className="min-h-[80svh] pt-bar over-hero:pt-0">
        {waiting ? <Loader className="min-h-[60svh]" /> : children}
      </main>
      <Footer links={links ?? NO_LINKS} siteName={siteName} description={siteDescription} />
    </>
  );
}

export const publicLayout: Layout = {
  component: PublicLayout,
  load: async ({ dispatch }) => {
    await Promise.all([
      dispatch(socialMediaApi.endpoints.listSocialMedia.initiate(undefined, { subscribe: false })),
      loadVenue(dispatch),
    ]);
  },
};
