import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';

/** Lets one replica at a time do work that all of them have a timer for. */
@Injectable()
export class OneAtATime {
  private readonly running = new Set<string>();

  constructor(private readonly database: Database) {}

  /**
   * Runs `work`, unless this or another replica is doing work of this name; then it returns at once. A replica
   * that dies releases the name. Replicas take turns by this, and do not share a timetable: work that must be
   * done once a day also stores when it was done, and reads that first. Where the connection of the lock breaks,
   * another replica may begin before this one has ended, so work must bear being done twice.
   *
   * @param name such as `image-sweep`, the same on every replica
   * @returns whether it has run here; what `work` throws is thrown
   */
  async run(name: string, work: () => Promise<void>): Promise<boolean> {
    if (this.running.has(name)) return false;
    this.running.add(name);
    try {
      return await this.database.unlessRunning(name, work);
    } finally {
      this.running.delete(name);
    }
  }
}
