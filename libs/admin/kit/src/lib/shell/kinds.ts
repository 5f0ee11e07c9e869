import type { ManagedKind, NavigationEntry, Path } from '@lereng/web-feature';
import { createContext, useContext } from 'react';

/** The kinds of content that the features manage, by their names in the API. */
export type Kinds = ReadonlyMap<string, ManagedKind>;

const KindsContext = createContext<Kinds>(new Map());

/** For the layout, which knows the features' navigation: `<KindsProvider value={kindsOf(navigation)}>`. */
export const KindsProvider = KindsContext.Provider;

export const useKinds = (): Kinds => useContext(KindsContext);

export const kindsOf = (navigation: readonly NavigationEntry[]): Kinds =>
  new Map(navigation.flatMap(({ manages }) => (manages ? [[manages.kind, manages]] : [])));

/** The API's own name for a kind that no feature manages. */
export const kindLabel = (kinds: Kinds, kind: string): string => kinds.get(kind)?.label ?? kind;

/** Null for a kind that no feature manages. */
export const kindPath = (kinds: Kinds, kind: string): Path | null => kinds.get(kind)?.path ?? null;

/** A row's name as its list shows it. */
export const rowName = (kinds: Kinds, kind: string, name: string): string =>
  kinds.get(kind)?.rowName?.(name) ?? name;
