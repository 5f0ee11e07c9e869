import {
  breadcrumbs,
  loadLinks,
  loadVenue,
  completeHead,
  structuredData,
  venueData,
  venueId,
} from '@lereng/public-kit';
import { headTexts } from '@lereng/shared-domain';
import { paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import type { ContactPage } from 'schema-dts';
import { words } from './words';

/** If the settings fail to load, the defaults are shown. */
export async function loadContact({ dispatch, site }: LoadContext): Promise<LoadResult> {
  const [venue, links] = await Promise.all([loadVenue(dispatch), loadLinks(dispatch)]);
  const path = paths.contact.getHref();
  const description = words.description(venue.siteName);
  const texts = headTexts({ title: words.title, description }, venue.siteName);
  return {
    head: completeHead(venue, {
      ...texts,
      canonical: path,
      structuredData: [
        structuredData<ContactPage>({
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          name: texts.title,
          description,
          url: site.origin + path,
          inLanguage: 'id',
          mainEntity: { '@id': venueId(site) },
        }),
        venueData(venue, links, site),
        breadcrumbs(site, [{ name: words.title, path }]),
      ],
    }),
  };
}
