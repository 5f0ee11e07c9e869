import type { Feature, ManagedKind, NavigationEntry } from '@lereng/web-feature';
import type { ComponentType } from 'react';
import { adminPage } from './admin-page';

interface ContentFeatureOptions
  extends Omit<ManagedKind, 'label'>, Pick<NavigationEntry, 'order' | 'icon' | 'parent'> {
  /** The page's title, and its label in the navigation. */
  title: string;
  /** What one row is called; the title by default. */
  label?: string;
  page: () => Promise<{ default: ComponentType }>;
}

/** A feature that manages a kind of content on one page, with what trash and history call it. */
export function contentFeature({
  title,
  order,
  icon,
  parent,
  page,
  label = title,
  ...managed
}: ContentFeatureOptions): Feature {
  const { kind, path } = managed;
  return {
    name: `admin-${kind}`,
    routes: [adminPage(path, title, page)],
    navigation: [
      { label: title, to: path.getHref(), order, icon, parent, manages: { ...managed, label } },
    ],
  };
}
