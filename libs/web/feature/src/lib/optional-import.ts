let pending = 0;

/** Imports what the page can do without: a failure is no reason to load the page again. */
export async function optionalImport<Module>(
  load: () => Promise<Module>,
): Promise<Module | undefined> {
  pending += 1;
  try {
    return await load();
  } catch {
    return undefined;
  } finally {
    pending -= 1;
  }
}

/** Whether a failed import may be an optional one. */
export const isOptionalImportPending = (): boolean => pending > 0;
