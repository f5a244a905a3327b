import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { AlertBanners } from '../site/alert-banner.tsx'
import { Banner } from '../ui/banner.tsx'
import { Loading, Skeleton, SkeletonCard } from '../ui/skeleton.tsx'
import { Toasts } from '../ui/toast.client.tsx'
import { ToastDemo } from './toast-demo.client.tsx'
import styles from './showcase.module.css'

export function ShowcaseNotices({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  return (
    <div className={styles.stack}>
      <AlertBanners
        locale={locale}
        alerts={[
          { kind: 'information', message: t('closedText'), memory: 'alert:showcase' },
          { kind: 'warning', message: t('expiresText') },
        ]}
      />
      <Banner kind="info" title={t('closed')}>
        {t('closedText')}
      </Banner>
      <Banner kind="success" title={t('sent')}>
        {t('sentText')}
      </Banner>
      <Banner kind="warning" title={t('expires')}>
        {t('expiresText')}
      </Banner>
      <Banner kind="error" title={t('attempts')}>
        {t('attemptsText')}
      </Banner>
      <div className={styles.row}>
        <ToastDemo label={t('showToast')} text={t('toastText')} />
      </div>
      <Toasts label={t('toasts')} closeLabel={t('close')} />
      <Loading label={t('loading')}>
        <div className={styles.grid}>
          <SkeletonCard />
          <SkeletonCard />
          <div className={styles.stack}>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
            <Skeleton shape="row" lines={2} />
          </div>
        </div>
      </Loading>
    </div>
  )
}
