import {
  breadcrumbs,
  loadVenue,
  pageHead,
  pageTitle,
  structuredData,
  venueData,
  venueId,
} from '@lereng/public-kit';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import type { ContactPage } from 'schema-dts';
import { words } from './words';

/** The layout loads the social links; if the settings fail to load, the defaults are shown. */
export async function loadContact({ dispatch, site }: LoadContext): Promise<LoadResult> {
  const venue = await loadVenue(dispatch);
  const path = paths.contact.getHref();
  const description = words.description(venue.siteName);
  return {
    head: pageHead(venue, {
      title: words.title,
      description,
      canonical: path,
      structuredData: [
        structuredData<ContactPage>({
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          name: pageTitle(words.title, venue.siteName),
          description,
          url: site.origin + path,
          inLanguage: 'id',
          mainEntity: { '@id': venueId(site) },
        }),
        venueData(venue, site),
        breadcrumbs(site, [{ name: words.title, path }]),
      ],
    }),
  };
}
