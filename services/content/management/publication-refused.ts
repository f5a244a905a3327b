import { HttpError } from '../../kit/http-error.ts'

/** 422: the configuration refuses a publication, by its checks or its workflow. The draft itself is valid. */
export class PublicationRefused extends HttpError {}
