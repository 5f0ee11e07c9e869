import {
  breadcrumbs,
  loadLinks,
  loadOtherHours,
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
export async function loadContact(context: LoadContext): Promise<LoadResult> {
  const { dispatch, site } = context;
  const [venue, links, otherHours] = await Promise.all([
    loadVenue(dispatch),
    loadLinks(dispatch),
    loadOtherHours(context),
  ]);
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
        venueData(venue, links, site, otherHours),
        breadcrumbs(site, [{ name: words.title, path }]),
      ],
    }),
  };
}
