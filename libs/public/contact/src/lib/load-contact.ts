import { headTexts } from '@lereng/shared-sentences';
import {
  breadcrumbs,
  loadLinks,
  loadOtherHours,
  loadVenue,
  ownerText,
  completeHead,
  structuredData,
  venueData,
  venueId,
} from '@lereng/public-kit';
import { pageUrl, paths, type LoadContext, type LoadResult } from '@lereng/web-feature';
import type { ContactPage } from 'schema-dts';
import { wordsIn } from './words';

/** If the settings fail to load, the defaults are shown. */
export async function loadContact(context: LoadContext): Promise<LoadResult> {
  const words = wordsIn(context.locale);
  const { read, site, locale } = context;
  const [venue, links, otherHours] = await Promise.all([
    loadVenue(context),
    loadLinks(read),
    loadOtherHours(context),
  ]);
  const path = paths.contact.getHref();
  const name = ownerText(venue, 'contact_name', words.title);
  const describe = venue.address === null ? words.descriptionWithoutPlace : words.description;
  const description = ownerText(venue, 'contact_introduction', describe(venue.siteName));
  const texts = headTexts({ title: name, description }, venue.siteName);
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
          url: pageUrl(site, path),
          inLanguage: locale,
          mainEntity: { '@id': venueId(site) },
        }),
        venueData(venue, links, site, otherHours),
        breadcrumbs(venue, context, [{ name, path }]),
      ],
    }),
  };
}
