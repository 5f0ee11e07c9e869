import { useListMenuItemsQuery } from '@lereng/web-data-access/menu-items';
import { PageLink, paths } from '@lereng/web-feature';
import {
  ButtonLink,
  ContentCardSkeleton,
  EmptyState,
  FormButton,
  RetryButton,
  SearchField,
} from '@lereng/web-ui';
import { useRef } from 'react';
import { DishCard } from '../dish-card';
import { words } from '../words';
import { filterDishes } from './filter-dishes';
import { useSearch } from './use-search';

const GRID = 'grid grid-cols-2 gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4';
const CARD_SIZES =
  '(min-width: 75rem) 17rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 46vw';
// As many as a phone shows at first.
const FIRST_SEEN = 4;
const SKELETONS = 8;

export default function MenuListPage() {
  const { data: dishes, error, isFetching, refetch } = useListMenuItemsQuery();
  const search = useSearch();
  const text = search.text.trim();
  const found = filterDishes(dishes ?? [], text);
  const box = useRef<HTMLInputElement>(null);
  const reset = () => {
    search.submit('');
    if (!box.current) return;
    box.current.value = '';
    box.current.focus();
  };

  return (
    <div className="pb-20">
      <div className="wrap pt-8 sm:pt-12">
        <h1 className="text-3xl sm:text-4xl">{words.listTitle}</h1>
        <p className="mt-3 max-w-xl text-basalt sm:text-lg">{words.listIntroduction}</p>
      </div>
      <div data-sticky-search="" className="sticky top-bar z-10 bg-kabut/95 py-4">
        <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-2">
          <SearchField
            key={search.boxKey}
            inputRef={box}
            label={words.search}
            placeholder={words.search}
            action={paths.menu.getHref()}
            defaultValue={search.text}
            onSearch={search.type}
            onSubmit={search.submit}
            className="min-w-64 flex-1 sm:max-w-md"
          />
          <p role="status" className="basis-full text-sm text-abu sm:basis-auto">
            {dishes && (text ? words.found(found.length, text) : words.count(found.length))}
          </p>
        </div>
      </div>
      <div className="wrap pt-2">
        {!dishes && !error && (
          <div className={GRID}>
            {Array.from({ length: SKELETONS }, (_, position) => (
              <ContentCardSkeleton key={position} />
            ))}
          </div>
        )}
        {!dishes && error && (
          <EmptyState
            title={words.listFailed}
            drawing="cloud"
            actions={
              <>
                <RetryButton
                  label={words.tryAgain}
                  busy={isFetching}
                  onRetry={() => void refetch()}
                />
                <ButtonLink href={paths.home.getHref()} link={PageLink} variant="secondary">
                  {words.toHome}
                </ButtonLink>
              </>
            }
          >
            {words.listFailedHint}
          </EmptyState>
        )}
        {dishes && found.length === 0 && (
          <EmptyState
            title={words.noneFound}
            actions={
              text ? (
                <FormButton action={paths.menu.getHref()} onPress={reset}>
                  {words.resetSearch}
                </FormButton>
              ) : (
                <ButtonLink href={paths.home.getHref()} link={PageLink}>
                  {words.toHome}
                </ButtonLink>
              )
            }
          >
            {text ? words.noneFoundHint(text) : words.noneYet}
          </EmptyState>
        )}
        {found.length > 0 && (
          <ul className={GRID}>
            {found.map((dish, position) => (
              <li key={dish.id}>
                <DishCard
                  dish={dish}
                  sizes={CARD_SIZES}
                  priority={position < FIRST_SEEN}
                  level={2}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
