/** A test that fails is tried once more at once, and what failed is printed (ADR 0076). */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
