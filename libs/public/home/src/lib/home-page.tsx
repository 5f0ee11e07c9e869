import { useListSocialMediaQuery } from '@lereng/web-data-access/social-media';
import { isMainPlatform } from '@lereng/shared-domain';
import { Hero } from './hero/hero';
import { AboutSection } from './sections/about-section';
import { DishesSection } from './sections/dishes-section';
import { VisitSection } from './sections/visit-section';
import { venueDefaults } from './venue-defaults';

export default function HomePage() {
  const { data: links = [] } = useListSocialMediaQuery();
  const mainLinks = links.filter(({ platform }) => isMainPlatform(platform));
  return (
    <>
      <Hero venue={venueDefaults} links={mainLinks} />
      <AboutSection venue={venueDefaults} />
      <DishesSection />
      <VisitSection venue={venueDefaults} links={mainLinks} />
    </>
  );
}
