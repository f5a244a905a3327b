import { answerIcons } from '../../icons/answer-icons.ts'

export const dynamic = 'force-dynamic'

/** Same as `/api/icons`, at the address that Nuxt Icon requests (specification §4). */
export const GET = async (request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> =>
  await answerIcons(request, (await params).file)
