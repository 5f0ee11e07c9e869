import { Hero } from './hero/hero';
import { BelowHero } from './lazy-parts';

export default function HomePage() {
  return (
    <>
      <Hero />
      <BelowHero />
    </>
  );
}
