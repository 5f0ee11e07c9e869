import { Hero } from './hero/hero';
import { Sections } from './sections/sections';

export default function HomePage() {
  return (
    <>
      <Hero />
      <Sections />
    </>
  );
}
