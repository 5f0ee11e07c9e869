import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AppConfig } from '@lereng/api-site/config';
import { Metrics } from '../observability/metrics';
import { AccountService } from './account.service';
import { AdminAccount } from './admin-account';
import { AdminEntity } from './admin.entity';
import { AdminsController } from './admins.controller';
import { AdminsRepository } from './admins.repository';
import { AdminsService } from './admins.service';
import { AuthController } from './auth.controller';
import { AuthGuard } from './auth.guard';
import { AuthRepository } from './auth.repository';
import { AuthService } from './auth.service';
import { persistedSecret } from './jwt-secret';
import { LoginLimiter } from './login-limiter';
import { PasswordConfirmation } from './password-confirmation';
import { Passwords } from './passwords';
import { SecurityLog } from './security-log';
import { LoginDeviceEntity, SessionEntity } from './session.entity';
import { SessionsRepository } from './sessions.repository';
import { SiteSecret } from './site-secret';
import { Tokens } from './tokens';

const readSecret = async ({ jwtSecret, dataDir }: AppConfig): Promise<SiteSecret> =>
  new SiteSecret(jwtSecret ?? (await persistedSecret(dataDir)));

const createJwt = (config: AppConfig, { key }: SiteSecret): JwtService =>
  new JwtService({
    // With a string, jsonwebtoken would try to make a public key of it for every token that it verifies.
    secret: key,
    signOptions: { algorithm: 'HS256', expiresIn: config.jwtExpiresInSeconds },
    verifyOptions: { algorithms: ['HS256'] },
  });

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AdminEntity, LoginDeviceEntity, SessionEntity])],
  controllers: [AdminsController, AuthController],
  providers: [
    AccountService,
    AdminAccount,
    AdminsRepository,
    AdminsService,
    AuthRepository,
    AuthService,
    LoginLimiter,
    PasswordConfirmation,
    Passwords,
    SecurityLog,
    SessionsRepository,
    Tokens,
    { provide: SiteSecret, inject: [AppConfig], useFactory: readSecret },
    { provide: JwtService, inject: [AppConfig, SiteSecret], useFactory: createJwt },
    { provide: APP_GUARD, useClass: AuthGuard },
  ],
  exports: [AdminAccount, PasswordConfirmation, SiteSecret, Tokens],
})
export class AuthModule implements OnModuleInit {
  constructor(
    private readonly log: SecurityLog,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.counter({
      name: 'lereng_logins_total',
      help: 'Logins by their outcome: success, or the status of the refusal',
      label: 'outcome',
      read: () => ({ ...this.log.logins }),
    });
  }
}
