import { words } from './words';

export default function SiteSettingsPage() {
  return (
    <section className="flex flex-col gap-5">
      <h1 tabIndex={-1} className="text-2xl">
        {words.title}
      </h1>
    </section>
  );
}
