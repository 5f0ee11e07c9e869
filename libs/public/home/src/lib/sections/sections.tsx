import { useVenue } from '@lereng/public-kit';
import { useMainLinks } from '../use-main-links';
import { AboutSection } from './about-section';
import { MenuItemsSection } from './menu-items-section';
import { PackagesSection } from './packages-section';
import { PromotionsSection } from './promotions-section';
import { VisitSection } from './visit-section';

/** All of the home page below the hero. */
export default function Sections() {
  const venue = useVenue();
  const links = useMainLinks();
  return (
    <>
      <AboutSection venue={venue} />
      <MenuItemsSection />
      <PackagesSection />
      <PromotionsSection />
      <VisitSection venue={venue} links={links} />
    </>
  );
}
