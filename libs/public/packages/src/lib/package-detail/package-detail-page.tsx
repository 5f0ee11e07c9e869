import { DetailPage, useIdParameter } from '@lereng/public-kit';
import { useGetPackageQuery, useListedPackage } from '@lereng/web-data-access/packages';
import { paths } from '@lereng/web-feature';
import { skipToken } from '@reduxjs/toolkit/query';
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
      query={useGetPackageQuery(id ?? skipToken)}
      listed={useListedPackage(id)}
    >
      {(pkg) => <PackageView package={pkg} />}
    </DetailPage>
  );
}
