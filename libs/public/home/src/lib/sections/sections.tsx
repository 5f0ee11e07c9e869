import { useRead } from '@lereng/web-data-access';
import { useVenue } from '@lereng/public-kit';
import { mainLinks } from '@lereng/shared-domain/contact';
import { Suspense } from 'react';
import { AboutSection } from './about-section';
import { MenuItemsSection } from './menu-items-section';
import { PackagesSection } from './packages-section';
import { PromotionsSection } from './promotions-section';
import { SunLine } from './sun-line';
import { VisitSection } from './visit-section';

/**
 * All of the home page below the hero. In boundaries of their own, the sections are hydrated after it, one by one, and
 * the one that is clicked first.
 */
export function Sections() {
  const venue = useVenue();
  const { data: menuItems } = useRead('listFeaturedMenuItems');
  const { data: links = [] } = useRead('listSocialMedia');
  return (
    <>
      <Suspense>
        <AboutSection venue={venue} />
        <SunLine isLast={menuItems?.length === 0} />
      </Suspense>
      <Suspense>
        <MenuItemsSection venue={venue} />
      </Suspense>
      <Suspense>
        <PackagesSection venue={venue} />
      </Suspense>
      <Suspense>
        <PromotionsSection venue={venue} />
      </Suspense>
      <Suspense>
        <VisitSection venue={venue} links={mainLinks(links)} />
      </Suspense>
    </>
  );
}
