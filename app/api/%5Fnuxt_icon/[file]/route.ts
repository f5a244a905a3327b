import { answerIcons } from '../../icons/answer-icons.ts'

export const dynamic = 'force-dynamic'

/** The same as `/api/icons`, under the address that Nuxt Icon asks (specification §4). */
export const GET = async (request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> =>
  await answerIcons(request, (await params).file)
