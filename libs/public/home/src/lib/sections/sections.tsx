import { useVenue } from '@lereng/public-kit';
import { mainLinks } from '@lereng/shared-domain';
import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { AboutSection } from './about-section';
import { MenuItemsSection } from './menu-items-section';
import { PackagesSection } from './packages-section';
import { PromotionsSection } from './promotions-section';
import { VisitSection } from './visit-section';

/** All of the home page below the hero. */
export default function Sections() {
  const venue = useVenue();
  const { data: links = [] } = useListSocialMediaQuery();
  return (
    <>
      <AboutSection venue={venue} />
      <MenuItemsSection />
      <PackagesSection />
      <PromotionsSection />
      <VisitSection venue={venue} links={mainLinks(links)} />
    </>
  );
}
