import { errorStatus } from '@lereng/web-data-access';
import { useGetMenuItemQuery } from '@lereng/web-data-access/menu-items';
import { PageLink, paths } from '@lereng/web-feature';
import { ButtonLink, EmptyState, RetryButton } from '@lereng/web-ui';
import { Navigate, useParams } from 'react-router-dom';
import { words } from '../words';
import { DishView } from './dish-view';
import { DishViewSkeleton } from './dish-view-skeleton';
import { dishId } from './load-menu-detail';

const toMenu = <Navigate to={paths.menu.getHref()} replace />;

export default function MenuDetailPage() {
  const id = dishId(useParams()['id']);
  return id === null ? toMenu : <DishPage key={id} id={id} />;
}

function DishPage({ id }: { id: number }) {
  const { data: dish, error, isFetching, refetch } = useGetMenuItemQuery(id);
  if (dish) return <DishView dish={dish} />;
  if (errorStatus(error) === 404) return toMenu;
  if (!error) return <DishViewSkeleton />;
  return (
    <EmptyState
      level={1}
      title={words.notFound}
      drawing="cloud"
      className="py-24"
      actions={
        <>
          <RetryButton label={words.tryAgain} busy={isFetching} onRetry={() => void refetch()} />
          <ButtonLink href={paths.menu.getHref()} link={PageLink} variant="secondary">
            {words.toMenu}
          </ButtonLink>
        </>
      }
    >
      {words.notFoundHint}
    </EmptyState>
  );
}
