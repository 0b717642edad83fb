/** The modules that are loaded while the site is open: each as it is now, after a change of the owner's folder. */
interface Modules {
  'app/content/letters.data.ts': typeof import('../../app/content/letters.data.ts')
  'app/content/patients/assessment-checks.ts': typeof import('../../app/content/patients/assessment-checks.ts')
  'app/content/patients/clinics.data.ts': typeof import('../../app/content/patients/clinics.data.ts')
  'app/content/read/names.ts': typeof import('../../app/content/read/names.ts')
  'app/content/read/read-content.ts': typeof import('../../app/content/read/read-content.ts')
  'app/content/site/logo.data.ts': typeof import('../../app/content/site/logo.data.ts')
  'app/content/site/site.data.ts': typeof import('../../app/content/site/site.data.ts')
  'app/routes/booking-confirmation/content.data.ts': typeof import('../../app/routes/booking-confirmation/content.data.ts')
  'booking/messages/emails/email-message.ts': typeof import('../../booking/messages/emails/email-message.ts')
  'scripts/gallery.tsx': typeof import('../gallery.tsx')
  'server/booking-settings.ts': typeof import('../../server/booking-settings.ts')
  'server/config/environment.ts': typeof import('../../server/config/environment.ts')
  'server/open-server.ts': typeof import('../../server/open-server.ts')
}

export type Load = <File extends keyof Modules>(file: File) => Promise<Modules[File]>
