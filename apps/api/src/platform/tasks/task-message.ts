/** From the process that asks. */
export interface TaskRequest {
  id: number;
  task: string;
  parameters: unknown[];
}

/** From the process that works. */
export type TaskResponse =
  { id: number; result: unknown; error?: undefined } | { id: number; error: TaskError };

export interface TaskError {
  message: string;
  stack: string | undefined;
  code: unknown;
}
