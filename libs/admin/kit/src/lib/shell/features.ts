import {
  lazyComponent,
  paths,
  type Feature,
  type FeatureRoute,
  type ManagedKind,
  type NavigationEntry,
  type NavigationGroup,
  type Path,
} from '@lereng/web-feature';
import type { ComponentType } from 'react';

type LoadPage = () => Promise<{ default: ComponentType }>;

/** Route of a page behind the login: with a title, excluded from search engines. */
export function adminPage(path: Path, title: string, load: LoadPage): FeatureRoute {
  const head = { description: title, canonical: path.getHref(), noIndex: true };
  return {
    path: path.pattern,
    page: lazyComponent(load),
    load: ({ site }) => Promise.resolve({ head: { ...head, title: `${title} | ${site.name}` } }),
  };
}

interface PageFeatureOptions extends Omit<NavigationEntry, 'label' | 'to'>, Pick<Feature, 'roles'> {
  group: NavigationGroup;
  path: Path;
  /** The page's title, and its label in the navigation. */
  title: string;
  page: LoadPage;
}

/** A feature of one page, with an entry in the navigation. It is for the owner alone where it names no roles. */
export const pageFeature = ({
  path,
  title,
  page,
  roles = ['owner'],
  ...entry
}: PageFeatureOptions): Feature => ({
  roles,
  routes: [adminPage(path, title, page)],
  navigation: [{ label: title, to: path.getHref(), ...entry }],
});

interface ContentFeatureOptions
  extends
    Pick<ManagedKind, 'rowName' | 'useList'>,
    Pick<
      PageFeatureOptions,
      'title' | 'page' | 'group' | 'order' | 'icon' | 'atFoot' | 'parent' | 'roles'
    > {
  /** The declaration of the kind, or the settings. */
  kind: Pick<ManagedKind, 'fields' | 'settings'> & {
    name: Parameters<typeof paths.admin.content>[0];
  };
  /** The name of one row; the title by default. */
  label?: string;
}

/** A feature that manages a kind of content on one page, with the names that trash and history show. */
export function contentFeature({
  title,
  icon,
  label = title,
  kind: { name, fields, settings },
  rowName,
  useList,
  ...entry
}: ContentFeatureOptions): Feature {
  const path = paths.admin.content(name);
  const manages = { kind: name, title, icon, label, path, fields, settings, rowName, useList };
  return pageFeature({ path, title, icon, manages, ...entry });
}
