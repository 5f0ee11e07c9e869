import { DetailPage, useIdParameter } from '@lereng/public-kit';
import { useListedRow, useRead } from '@lereng/web-data-access';
import { paths } from '@lereng/web-feature';
import { useWords } from '../words';
import { PackageView } from './package-view';

export default function PackageDetailPage() {
  const words = useWords();
  const id = useIdParameter();
  return (
    <DetailPage
      words={words.detail}
      listNameKey="packages_name"
      listPath={paths.packages.getHref()}
      id={id}
      query={useRead('getPackage', id ?? 0, { skip: id === null })}
      listed={useListedRow('listPackages', id)}
    >
      {(pkg) => <PackageView package={pkg} />}
    </DetailPage>
  );
}
