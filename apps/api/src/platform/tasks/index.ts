/** Work that would take the processor from requests, in processes of its own. */
export { LocalTasks, TaskAborted, TaskRunner, TaskTooLarge } from './task-runner';
