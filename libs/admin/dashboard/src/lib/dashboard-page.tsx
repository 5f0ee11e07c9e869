import { entities } from './entities';
import { EntityCard } from './entity-card';
import { words } from './words';

/** The number of rows of each entity. */
export default function DashboardPage() {
  return (
    <section className="flex flex-col gap-6">
      <h1 tabIndex={-1} className="text-2xl">
        {words.title}
      </h1>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {entities.map((entity) => (
          <EntityCard key={entity.label} {...entity} />
        ))}
      </ul>
    </section>
  );
}
