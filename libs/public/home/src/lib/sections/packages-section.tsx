import { ownerText, type Venue } from '@lereng/public-kit';
import { FEATURED } from '@lereng/shared-domain';
import { useRead } from '@lereng/web-data-access';
import { paths } from '@lereng/web-feature';
import { Skeleton } from '@lereng/web-ui';
import { useWords } from './words';
import { HomeSection } from './home-section';
import { SectionFoot, SectionHead } from './section-head';
import { WidePackageCard } from './wide-package-card';

/** On a phone the edge of the next card shows that the row can be swiped. */
const CARD_WIDTH = 'max-sm:w-[82vw]';

/** The first packages; nothing while there are none. */
export function PackagesSection({ venue }: { venue: Venue }) {
  const words = useWords();
  const { data: packages, error } = useRead('listFeaturedPackages');
  const waiting = !packages && !error;
  const shown = packages ?? [];
  if (shown.length === 0 && !waiting) return null;
  const all = { href: paths.packages.getHref(), label: words.allPackages };
  return (
    <HomeSection
      labelledBy="paket-pilihan"
      height="[--height:47rem] sm:[--height:80rem]"
      className="wrap py-16 lg:grid lg:grid-cols-[1fr_3fr] lg:gap-12 lg:py-24"
    >
      <SectionHead
        id="paket-pilihan"
        title={ownerText(venue, 'packages_name', words.packagesTitle)}
        titleLang={venue.lang('packages_name')}
        line={ownerText(venue, 'home_packages_line', words.packagesLine)}
        lineLang={venue.lang('home_packages_line')}
        all={all}
        beside
      />
      <ul className="max-lg:mt-8 max-sm:swipe-row sm:flex sm:flex-col sm:gap-5">
        {waiting &&
          Array.from({ length: FEATURED.packages }, (_, position) => (
            <li key={position} className={CARD_WIDTH}>
              <Skeleton className="h-96 sm:h-64" />
            </li>
          ))}
        {shown.map((pkg) => (
          <li key={pkg.id} className={CARD_WIDTH}>
            <WidePackageCard package={pkg} />
          </li>
        ))}
      </ul>
      <SectionFoot {...all} />
    </HomeSection>
  );
}
