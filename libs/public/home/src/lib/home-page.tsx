import { useVenue } from '@lereng/public-kit';
import { isMainPlatform } from '@lereng/shared-domain';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { Hero } from './hero/hero';
import { AboutSection } from './sections/about-section';
import { MenuItemsSection } from './sections/menu-items-section';
import { PackagesSection } from './sections/packages-section';
import { PromotionsSection } from './sections/promotions-section';
import { VisitSection } from './sections/visit-section';

export default function HomePage() {
  const venue = useVenue();
  const { data: links = [] } = useListSocialMediaQuery();
  const mainLinks = links.filter(({ platform }) => isMainPlatform(platform));
  return (
    <>
      <Hero venue={venue} links={mainLinks} />
      <AboutSection venue={venue} />
      <MenuItemsSection />
      <PackagesSection />
      <PromotionsSection />
      <VisitSection venue={venue} links={mainLinks} />
    </>
  );
}
