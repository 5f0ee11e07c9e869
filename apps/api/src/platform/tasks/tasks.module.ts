import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../observability/metrics';
import { TaskPool } from './task-pool';
import { LocalTasks, TaskRunner, type Tasks } from './task-runner';

@Module({})
export class TasksModule implements OnModuleInit {
  constructor(
    private readonly tasks: TaskRunner,
    private readonly metrics: Metrics,
  ) {}

  /**
   * @param file of the processes that serve the tasks; null runs them in this one
   * @param load of the same tasks
   */
  static forRoot(file: string | null, load: () => Promise<Tasks>): DynamicModule {
    const useFactory = () => (file === null ? new LocalTasks(load) : new TaskPool(file));
    return {
      module: TasksModule,
      global: true,
      providers: [{ provide: TaskRunner, useFactory }],
      exports: [TaskRunner],
    };
  }

  onModuleInit(): void {
    if (!(this.tasks instanceof TaskPool)) return;
    const { counts } = this.tasks;
    this.metrics.gauge({
      name: 'lereng_image_tasks',
      help: 'Tasks for pictures that wait for a process, or run in one',
      label: 'state',
      read: () => ({ waiting: counts.waiting, running: counts.running }),
    });
    this.metrics.counter({
      name: 'lereng_image_tasks_total',
      help: 'Tasks for pictures that are over; aborted and too_large are those whose process was ended or is gone',
      label: 'outcome',
      read: () => ({
        completed: counts.completed,
        aborted: counts.aborted,
        too_large: counts.tooLarge,
      }),
    });
    this.metrics.counter({
      name: 'lereng_image_task_seconds_total',
      help: 'Time for which tasks for pictures have run, waiting not included',
      read: () => counts.seconds,
    });
  }
}
