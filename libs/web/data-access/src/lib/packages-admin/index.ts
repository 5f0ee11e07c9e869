import type { CreatePackageApiArg, UpdatePackageApiArg } from './packages-admin.gen';

export {
  packagesAdminApi,
  useCreatePackageMutation,
  useRemovePackageMutation,
  useUpdatePackageMutation,
  useUpdatePackageOrderMutation,
} from './packages-admin.api';
export type PackageCreation = CreatePackageApiArg['body'];
export type PackageUpdate = UpdatePackageApiArg['body'];
